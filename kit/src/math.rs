//! Reckoning that comes to the same bits on every platform. What the standard library takes from
//! the system differs in the last digit here and there, and a bot that thinks for a number of
//! iterations would decide differently in a browser.

/// e to the power of `x`, right to six digits.
pub fn exp(x: f32) -> f32 {
    const LN_2_HIGH: f32 = 0.693_359_4;
    const LN_2_LOW: f32 = -2.121_944_4e-4;
    let x = x.clamp(-87.0, 88.0);
    // x is so many times ln 2, and a rest between -ln 2 / 2 and ln 2 / 2.
    let twos = (x * std::f32::consts::LOG2_E + 0.5).floor();
    let rest = x - twos * LN_2_HIGH - twos * LN_2_LOW;
    let terms = [1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0];
    let series = terms.into_iter().fold(0.0, |sum, term| sum * rest + term);
    series * f32::from_bits(((twos as i32 + 127) as u32) << 23)
}

/// The natural logarithm of a number above 0, right to six digits.
pub fn ln(x: f32) -> f32 {
    let x = x.max(f32::MIN_POSITIVE);
    // x is m times a power of two, m between the roots of one half and of two.
    let bits = x.to_bits();
    let over = i32::from((bits & 0x007f_ffff) > 0x0035_04f3);
    let twos = (bits >> 23) as i32 - 127 + over;
    let m = f32::from_bits((bits & 0x007f_ffff) | (((127 - over) as u32) << 23));
    let s = (m - 1.0) / (m + 1.0);
    let square = s * s;
    let terms = [1.0 / 9.0, 1.0 / 7.0, 1.0 / 5.0, 1.0 / 3.0, 1.0];
    let series = terms.into_iter().fold(0.0, |sum, term| sum * square + term);
    2.0 * s * series + twos as f32 * std::f32::consts::LN_2
}

/// A number to a whole power.
pub fn power(base: f32, exponent: u32) -> f32 {
    let (mut result, mut square, mut left) = (1.0, base, exponent);
    while left > 0 {
        if left % 2 == 1 {
            result *= square;
        }
        square *= square;
        left /= 2;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f32, right: f64) {
        let off = (f64::from(found) - right).abs();
        assert!(off <= 2e-6 * right.abs().max(1e-6), "{found} is not {right}");
    }

    #[test]
    fn it_is_right_to_six_digits() {
        for step in -8000..=8000 {
            let x = step as f32 / 100.0;
            close(exp(x), f64::from(x).exp());
        }
        for step in 1..=10_000 {
            let x = step as f32 / 77.0;
            let right = f64::from(x).ln();
            assert!((f64::from(ln(x)) - right).abs() < 1e-6 * right.abs().max(1.0), "{x}");
        }
        close(power(0.97, 13), f64::from(0.97f32).powi(13));
        assert_eq!((power(3.0, 0), power(3.0, 4)), (1.0, 81.0));
    }

    #[test]
    fn its_bits_never_change() {
        let bits = |x: f32| x.to_bits();
        let found = [exp(0.3), exp(-7.25), exp(11.0), ln(0.3), ln(42.0), power(0.98, 15)].map(bits);
        let golden = [1068288044, 976890624, 1198121508, 3214547912, 1081030139, 1060967137];
        assert_eq!(found, golden);
        assert_eq!((exp(1000.0), exp(-1000.0)), (exp(88.0), exp(-87.0)));
        assert_eq!((exp(0.0), ln(1.0)), (1.0, 0.0));
    }
}
