//! What a search has found out: a tree of decisions as one seat sees them.
//!
//! A node is a sequence of decisions, whatever chance and hidden cards made of it: the same
//! decision may be possible in one imagined world and not in another, so each edge knows how
//! often it was on offer.

use kit::Seat;

/// The place of a node in its tree.
pub(super) type NodeId = u32;

/// The node that nothing has led to yet.
pub(super) const NOWHERE: NodeId = u32::MAX;

/// How much a counsel counts beside what a search finds out itself.
const HEED: f32 = 0.2;

/// Decisions and what came of them.
#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
}

/// A moment of decision.
#[derive(Clone, Debug)]
pub(super) struct Node<M> {
    pub(super) edges: Vec<Edge<M>>,
}

/// A decision of a seat.
#[derive(Clone, Debug)]
pub(super) struct Edge<M> {
    pub(super) seat: Seat,
    pub(super) decision: M,
    /// How often it was taken.
    pub(super) visits: u32,
    /// How often it could have been taken.
    pub(super) offered: u32,
    /// What came of it for the seat, all visits together.
    pub(super) sum: f32,
    /// What the seat thought of it at first sight.
    pub(super) glance: f32,
    /// How much the first sight speaks for it, compared to the others.
    pub(super) favour: f32,
    /// The points the seat can expect, all visits together.
    pub(super) points: f32,
    /// The seat's chances to win, all visits together.
    pub(super) chance: f32,
    /// How likely the seat is to win by it, as somebody says who plans.
    pub(super) counsel: Option<f32>,
    pub(super) child: NodeId,
}

impl<M> Edge<M> {
    /// What came of it on average, the first sight counting as so many visits; a counsel has its
    /// say in it for good.
    pub(super) fn mean(&self, sights: f32) -> f32 {
        let mean = (self.sum + self.glance * sights) / (self.visits as f32 + sights);
        match self.counsel {
            Some(counsel) => mean + HEED * (counsel - mean),
            None => mean,
        }
    }
}

impl<M: Copy + Eq> Tree<M> {
    pub(super) const ROOT: NodeId = 0;

    pub(super) fn new() -> Tree<M> {
        Tree { nodes: vec![Node { edges: Vec::new() }] }
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn node(&self, id: NodeId) -> &Node<M> {
        &self.nodes[id as usize]
    }

    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node<M> {
        &mut self.nodes[id as usize]
    }

    pub(super) fn root(&self) -> &Node<M> {
        self.node(Self::ROOT)
    }

    /// How often the root has been visited.
    pub(super) fn visits(&self) -> u32 {
        self.root().edges.iter().map(|edge| edge.visits).sum()
    }

    /// The node an edge leads to, made now if there is none.
    pub(super) fn child(&mut self, node: NodeId, edge: usize) -> NodeId {
        let known = self.node(node).edges[edge].child;
        if known != NOWHERE {
            return known;
        }
        let child = self.nodes.len() as NodeId;
        self.nodes.push(Node { edges: Vec::new() });
        self.node_mut(node).edges[edge].child = child;
        child
    }

    /// What has been found out from this node on, as a tree of its own.
    pub(super) fn below(&self, node: NodeId) -> Tree<M> {
        let mut tree = Tree { nodes: vec![self.node(node).clone()] };
        let mut next = 0;
        while next < tree.nodes.len() {
            for edge in 0..tree.nodes[next].edges.len() {
                let old = tree.nodes[next].edges[edge].child;
                if old != NOWHERE {
                    tree.nodes[next].edges[edge].child = tree.nodes.len() as NodeId;
                    tree.nodes.push(self.node(old).clone());
                }
            }
            next += 1;
        }
        tree
    }

    /// Adds what another search found out about the first decision.
    pub(super) fn join(&mut self, other: &Tree<M>) {
        let root = self.node_mut(Self::ROOT);
        for theirs in &other.root().edges {
            let known = root
                .edges
                .iter_mut()
                .find(|own| own.seat == theirs.seat && own.decision == theirs.decision);
            match known {
                Some(own) => {
                    own.visits += theirs.visits;
                    own.offered += theirs.offered;
                    own.sum += theirs.sum;
                    own.points += theirs.points;
                    own.chance += theirs.chance;
                }
                None => root.edges.push(Edge { child: NOWHERE, ..theirs.clone() }),
            }
        }
    }
}
