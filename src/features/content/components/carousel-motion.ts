import Swiper from 'swiper'
import { A11y, Autoplay, Keyboard } from 'swiper/modules'

const delay = 4000
const spaceBetween = 200

export type CarouselMotion = Record<'play' | 'pause' | 'next' | 'previous' | 'end', () => void>

/**
 * Sets a row of pictures in motion, from the one to which the visitor has scrolled it. Where motion is not wanted it waits
 * for Play, and changes without sliding. Pictures out of view take no focus. Spec: PUB-2.31, PUB-9.1.
 */
export function setInMotion(view: HTMLElement, tellPlays: (plays: boolean) => void): CarouselMotion {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const row = view.firstElementChild
  const scrolled = row ? Math.round(row.scrollLeft / (view.clientWidth + spaceBetween)) : 0
  row?.scrollTo({ left: 0, behavior: 'instant' })
  const swiper = new Swiper(view, {
    modules: [A11y, Autoplay, Keyboard],
    initialSlide: scrolled,
    loop: true,
    spaceBetween,
    speed: isCalm ? 0 : 300,
    // At no speed there is no end of a transition to wait for.
    autoplay: { enabled: true, delay, waitForTransition: !isCalm },
    keyboard: { enabled: false, pageUpDown: false },
    a11y: { wrapperLiveRegion: false },
  })
  const showOne = () => swiper.slides.forEach((slide, index) => (slide.inert = index !== swiper.activeIndex))
  const tell = () => {
    swiper.wrapperEl.ariaLive = swiper.autoplay.running ? 'off' : 'polite'
    tellPlays(swiper.autoplay.running)
  }
  const followFocus = ({ type }: FocusEvent) =>
    type === 'focusin' ? swiper.keyboard.enable() : swiper.keyboard.disable()
  swiper.on('slideChange loopFix', showOne)
  swiper.on('autoplayStart autoplayStop', tell)
  view.addEventListener('focusin', followFocus)
  view.addEventListener('focusout', followFocus)
  if (isCalm || view.contains(document.activeElement)) swiper.autoplay.stop()
  showOne()
  tell()
  return {
    play: () => swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    end: () => {
      view.removeEventListener('focusin', followFocus)
      view.removeEventListener('focusout', followFocus)
      swiper.destroy()
    },
  }
}
