const smallest = 0.7
const step = 0.03

export const dishesOf = (board: HTMLElement) => board.querySelector<HTMLElement>('.board-dishes')

/** Whether the dishes go on beyond the screen. */
const goOn = (dishes: HTMLElement) => dishes.scrollWidth > dishes.clientWidth + 1

/**
 * Writes a board's dishes a little smaller where the server's estimate of their size does not hold, as far as its style
 * allows. It stands on the board around them, so that what is within stays as it was sent.
 */
export function fitBoard(board: HTMLElement, dishes: HTMLElement) {
  for (let fit = 1; fit >= smallest; fit -= step) {
    board.style.setProperty('--board-fit', fit.toFixed(2))
    if (!goOn(dishes)) return
  }
}
