// What a person could not read, reach or understand on the board as it is drawn now. The tests of
// measure.rs evaluate these functions in the page; `phone` is whether it is drawn on a small screen.
({
  // Every text that is seen: where, how large, in what colour, and what is wrong with it.
  texts(phone) {
    const least = phone ? 9 : 11;
    const troubles = [];
    const found = [];
    const of = [];
    const table = document.querySelector("main.table");
    // Everything that is painted can be hit, so that the stack at a point is the stack of paint. The
    // page's policy forbids styles of its elements, not this.
    const style = new CSSStyleSheet();
    style.replaceSync("main.table * { pointer-events: visiblePainted !important }");
    document.adoptedStyleSheets.push(style);
    const named = (e) => {
      const piece = e.closest("[data-piece]")?.dataset.piece;
      const part = e.closest("[data-part]")?.dataset.part;
      return [piece ?? e.closest("[class]")?.getAttribute("class"), part].filter(Boolean).join(" in ");
    };
    // How much of a rectangle is in view, and which box cuts the rest off without scrolling.
    const within = (e, r) => {
      let [left, top, right, bottom] = [r.left, r.top, r.right, r.bottom];
      let cut = null;
      const part = () => Math.max(0, right - left) * Math.max(0, bottom - top) / Math.max(1, r.width * r.height);
      for (let box = e; box && box !== document.documentElement; box = box.parentElement) {
        const look = getComputedStyle(box);
        if (look.overflowX === "visible" && look.overflowY === "visible") continue;
        if (box instanceof SVGElement && !(box instanceof SVGSVGElement)) continue;
        const b = box.getBoundingClientRect();
        // What was done last ends in an ellipsis where there is no room; pointed at, it is told whole.
        const scrolls = /auto|scroll/.test(look.overflowX + look.overflowY) || box.matches(".last-deed");
        if (!scrolls && (right > b.right + 2 || left < b.left - 2 || bottom > b.bottom + 3 || top < b.top - 3)) cut ??= box;
        [left, top] = [Math.max(left, b.left), Math.max(top, b.top)];
        [right, bottom] = [Math.min(right, b.right), Math.min(bottom, b.bottom)];
        // What is scrolled away is not cut off.
        if (scrolls && part() < 0.5) return { part: 0, cut: null };
      }
      [left, top] = [Math.max(left, 0), Math.max(top, 0)];
      [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
      return { part: part(), cut, left, top, right, bottom };
    };
    const opaque = (e) => {
      const look = getComputedStyle(e);
      if (Number(look.opacity) < 0.5 || e.closest(".unseen, .flights")) return false;
      if (e instanceof SVGElement) {
        if (/(^| )(ring|outline|shade|zone|ring-edge)( |$)/.test(e.getAttribute("class") ?? "")) return false;
        if (e instanceof SVGUseElement || e instanceof SVGTextContentElement) return true;
        return look.fill !== "none" && Number(look.fillOpacity) >= 0.5 && !/, 0(\.[0-4]\d*)?\)$/.test(look.fill);
      }
      return !/, 0(\.[0-4]\d*)?\)$/.test(look.backgroundColor) && look.backgroundColor !== "transparent";
    };
    // What is painted over a text, at three points of it.
    const cover = (e, r) => {
      for (const part of [0.12, 0.5, 0.88]) {
        const stack = document.elementsFromPoint(r.left + r.width * part, r.top + r.height * 0.52);
        for (const over of stack) {
          if (over === e || e.contains(over) || over.contains(e)) break;
          // What comes later in the document is painted later.
          if (e.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING && opaque(over)) return over;
        }
      }
      return null;
    };
    const add = (e, says, r, size, colour, halo) => {
      const { part, cut, left, top, right, bottom } = within(e, r);
      if (part < 0.5 && !cut) return;
      const where = named(e);
      if (cut) troubles.push(`cut off: "${says}" (${where})`);
      if (size < least - 0.05) troubles.push(`${size.toFixed(1)} px: "${says}" (${where})`);
      // Without the room above and below letters, and only what is in view.
      const [x, y] = [Math.max(r.x + r.width * 0.03, left), Math.max(r.y + r.height * 0.2, top)];
      const tight = { x, y, w: Math.min(r.right - r.width * 0.03, right) - x, h: Math.min(r.bottom - r.height * 0.2, bottom) - y };
      // What is scrolled away is not covered.
      const over = cover(e, { left, top, width: right - left, height: bottom - top });
      if (over) {
        const [own, other] = [e.closest("[data-piece]"), over.closest("[data-piece]")];
        // Cards lie over each other in a hand, a disc lies on the space printed for it, and what is
        // opened lies over the board, as does a moment that is a scene of its own.
        const [here, there] = [e.closest(".slab, .pan"), over.closest(".slab, .pan")];
        const staged = here && there && here !== there;
        const laid = own && other?.dataset.on === own.dataset.piece;
        const fanned = own && other && own !== other && !other.dataset.on && own.dataset.in === other.dataset.in;
        const opened = !own?.contains(over) && over.closest("[role=dialog], .board-sheet, .popover, .piece-card, .saying-bar") !== e.closest("[role=dialog], .board-sheet, .popover, .piece-card, .saying-bar");
        if (!laid && !fanned && !opened && !staged) troubles.push(`covered by ${over.tagName}.${over.getAttribute("class") ?? ""} of ${named(over)}: "${says}" (${where})`);
        return;
      }
      found.push({ says, where, of: of.push(e), size, colour, halo, ...tight });
    };
    for (const e of table.querySelectorAll("svg text")) {
      const says = e.textContent.trim();
      if (!says || e.closest("defs, symbol, .drawings, .flights") || !e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // The letter on a good stands beside its colour and its shape.
      if (e.matches(".letter")) continue;
      const m = e.getScreenCTM();
      const look = getComputedStyle(e);
      const squeezed = e.getAttribute("textLength");
      if (squeezed) {
        e.removeAttribute("textLength");
        const wide = e.getComputedTextLength();
        e.setAttribute("textLength", squeezed);
        if (Number(squeezed) / wide < 0.8) troubles.push(`squeezed to ${(100 * squeezed / wide).toFixed(0)} %: "${says}" (${named(e)})`);
      }
      const halo = look.stroke !== "none" && parseFloat(look.strokeWidth) >= 1.5 && /^stroke/.test(look.paintOrder) ? look.stroke : null;
      add(e, says, e.getBoundingClientRect(), parseFloat(look.fontSize) * Math.hypot(m.a, m.b), look.fill, halo);
    }
    const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const e = node.parentElement;
      const says = node.data.trim();
      if (!says || e.closest("svg, .unseen, option, style, [hidden], :disabled") || !e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const look = getComputedStyle(e);
      for (const r of range.getClientRects()) {
        if (r.width > 1) add(e, says.slice(0, 60), r, parseFloat(look.fontSize), look.color, null);
      }
    }
    document.adoptedStyleSheets.pop();
    for (const [at, one] of found.entries()) {
      for (const other of found.slice(at + 1)) {
        if (of[one.of - 1] === of[other.of - 1]) continue;
        const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
        const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
        if (w > 0 && h > 0 && w * h > 0.12 * Math.min(one.w * one.h, other.w * other.h)) {
          troubles.push(`"${one.says}" and "${other.says}" lie on each other (${one.where}, ${other.where})`);
        }
      }
    }
    return { troubles, found };
  },

  // Hides every text, so that a picture shows what is behind it; and shows it again.
  hide(hidden) {
    if (!hidden) return void document.adoptedStyleSheets.pop();
    const style = new CSSStyleSheet();
    style.replaceSync("* { color: transparent !important; text-shadow: none !important; transition: none !important }\
      svg text, svg tspan { fill: transparent !important; stroke: transparent !important }");
    document.adoptedStyleSheets.push(style);
  },

  // The texts that stand out too little from what is behind them, in a picture without texts.
  async faint(picture, found, scale) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paper = canvas.getContext("2d", { willReadFrequently: true });
    paper.drawImage(image, 0, 0);
    const figures = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    const light = (r, g, b) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    const apart = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const troubles = [];
    for (const { says, where, colour, halo, size, x, y, w, h } of found) {
      const [r, g, b, a = 1] = figures(colour);
      const at = [x, y, Math.max(w, 1), Math.max(h, 1)].map((length) => Math.max(0, Math.round(length * scale)));
      const { data } = paper.getImageData(at[0], at[1], Math.max(1, at[2]), Math.max(1, at[3]));
      const contrasts = [];
      for (let i = 0; i < data.length; i += 4) {
        const [br, bg, bb] = halo ? figures(halo) : [data[i], data[i + 1], data[i + 2]];
        const ink = light(r * a + br * (1 - a), g * a + bg * (1 - a), b * a + bb * (1 - a));
        contrasts.push(apart(ink, light(br, bg, bb)));
        if (halo) break;
      }
      contrasts.sort((one, other) => one - other);
      // A quarter may lie over a line of a drawing.
      const contrast = contrasts[Math.floor(contrasts.length / 4)];
      const enough = size >= 24 ? 3 : 4.5;
      if (contrast < enough - 0.05) troubles.push(`contrast ${contrast.toFixed(2)}: "${says}" (${where}; ${colour})`);
    }
    return troubles;
  },

  // Points inside a glowing piece where a click would go elsewhere.
  dead() {
    const troubles = [];
    let glowing = 0;
    for (const piece of document.querySelectorAll("[data-piece].can")) {
      const outline = piece.querySelector(":scope > .outline");
      const m = outline?.getScreenCTM()?.inverse();
      if (!m) continue;
      const r = outline.getBoundingClientRect();
      glowing += 1;
      for (const [across, down] of [[0.5, 0.5], [0.2, 0.25], [0.8, 0.25], [0.2, 0.75], [0.8, 0.75]]) {
        const [x, y] = [r.left + r.width * across, r.top + r.height * down];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        if (!outline.isPointInFill(new DOMPoint(x, y).matrixTransform(m))) continue;
        const top = document.elementFromPoint(x, y);
        const box = piece.closest(".pan, .others, .slab, .part");
        if (box && !box.contains(top) && (!top || top.closest(".thumb, .pinned, .tabs, .prompt, .side, .zoom-tools") || !top.closest("main.table"))) continue;
        let hit = top?.closest("[data-piece]");
        while (hit && hit !== piece && !hit.matches(".can") && hit.dataset.on) {
          hit = document.querySelector(`[data-piece=${JSON.stringify(hit.dataset.on)}]`);
        }
        if (!hit || (hit !== piece && !hit.matches(".can"))) {
          troubles.push(`dead at ${across}, ${down}: ${piece.dataset.piece}, under ${top?.outerHTML.slice(0, 90)} of ${hit?.dataset.piece}`);
        }
      }
    }
    return { glowing, troubles };
  },

  // Idle pieces that do not say which rule stands in the way, nor open whose place they lie in.
  async mute() {
    const troubles = [];
    let idle = 0;
    const rest = () => new Promise((done) => setTimeout(done, 0));
    for (const id of [...document.querySelectorAll("[data-piece]:not(.can)")].map((e) => e.dataset.piece)) {
      const piece = document.querySelector(`[data-piece=${JSON.stringify(id)}]`);
      // What lies on a glowing piece is part of it.
      const host = piece?.dataset.on && document.querySelector(`[data-piece=${JSON.stringify(piece.dataset.on)}]`);
      if (!piece || piece.matches(".can") || host?.matches(".can")) continue;
      idle += 1;
      piece.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await rest();
      const why = document.querySelector("[data-part=why]")?.innerText.trim();
      const opened = document.querySelector(".sheet, [role=dialog]");
      if (!why && !opened) troubles.push(`${id} says nothing`);
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      await rest();
    }
    return { idle, troubles };
  },
})
