const minScale = 0.7
const scaleStep = 0.03

/** The element that scrolls; null while the board shows a notice. */
export const findDishList = (board: HTMLElement) => board.querySelector<HTMLElement>('.board-dishes')

const overflows = (dishes: HTMLElement) => dishes.scrollWidth > dishes.clientWidth + 1

/**
 * Reduces the type size until all dishes fit, or to the minimum. The server only estimates the size (board-size.ts). The
 * scale is set on the board element, so that its content stays identical to the server's HTML and refreshes can compare it.
 */
export function fitBoard(board: HTMLElement, dishes: HTMLElement) {
  for (let scale = 1; scale >= minScale; scale -= scaleStep) {
    board.style.setProperty('--board-fit', scale.toFixed(2))
    if (!overflows(dishes)) return
  }
}
