//! A drawing as PNG, for programs that show no SVG.

use crate::api::{Answer, Refusal};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Its width and its height in pixels: enough for the previews of links.
pub(crate) const SIDE: u32 = 600;

/// Paints a square SVG.
///
/// # Errors
///
/// [`Refusal`] when it cannot be read. The drawings are our own, so that this is a fault of the server's.
pub(crate) fn paint(drawing: &str) -> Answer<Vec<u8>> {
    let tree = Tree::from_str(drawing, &Options::default()).map_err(Refusal::internal)?;
    let mut pixels = Pixmap::new(SIDE, SIDE).ok_or_else(|| Refusal::internal("no pixels"))?;
    let scale = SIDE as f32 / tree.size().width();
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    pixels.encode_png().map_err(Refusal::internal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_painted_to_its_edges() {
        let drawing = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 848 848" width="848" height="848"><path fill="#5d3820" d="M-24-24H824V824H-24Z"/><path fill="#e9cd9b" d="M400-24H824V824H400Z"/></svg>"##;
        let pixels = Pixmap::decode_png(&paint(drawing).unwrap()).unwrap();
        assert_eq!((pixels.width(), pixels.height()), (600, 600));
        let at = |x, y| {
            let pixel = pixels.pixel(x, y).unwrap();
            (pixel.red(), pixel.green(), pixel.blue(), pixel.alpha())
        };
        for y in [0, 599] {
            assert_eq!(at(0, y), (0x5d, 0x38, 0x20, 255));
            assert_eq!(at(599, y), (0xe9, 0xcd, 0x9b, 255));
        }
        paint("<svg").unwrap_err();
    }
}
