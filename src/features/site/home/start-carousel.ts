import Swiper from 'swiper'
import { A11y, Autoplay, Keyboard } from 'swiper/modules'

const delay = 4000
const spaceBetween = 200

export type CarouselControls = Record<'play' | 'pause' | 'next' | 'previous' | 'destroy', () => void>

/**
 * Turns a row of pictures into a carousel, beginning with the picture to which the visitor scrolled. With reduced motion
 * the carousel waits for Play and changes pictures without sliding. Hidden pictures cannot be focused. Calls `onPlayChange`
 * when autoplay starts or stops. Spec: PUB-2.31, PUB-9.1.
 */
export function startCarousel(view: HTMLElement, onPlayChange: (isPlaying: boolean) => void): CarouselControls {
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const row = view.firstElementChild
  const scrolled = row ? Math.round(row.scrollLeft / (view.clientWidth + spaceBetween)) : 0
  row?.scrollTo({ left: 0, behavior: 'instant' })
  const swiper = new Swiper(view, {
    modules: [A11y, Autoplay, Keyboard],
    initialSlide: scrolled,
    loop: true,
    spaceBetween,
    speed: reducesMotion ? 0 : 300,
    // With speed 0 no transition ends, so autoplay must not wait for one.
    autoplay: { enabled: true, delay, waitForTransition: !reducesMotion },
    keyboard: { enabled: false, pageUpDown: false },
    a11y: { wrapperLiveRegion: false },
  })
  const disableHiddenSlides = () =>
    swiper.slides.forEach((slide, index) => (slide.inert = index !== swiper.activeIndex))
  const updateState = () => {
    swiper.wrapperEl.ariaLive = swiper.autoplay.running ? 'off' : 'polite'
    onPlayChange(swiper.autoplay.running)
  }
  const toggleKeyboard = ({ type }: FocusEvent) =>
    type === 'focusin' ? swiper.keyboard.enable() : swiper.keyboard.disable()
  swiper.on('slideChange loopFix', disableHiddenSlides)
  swiper.on('autoplayStart autoplayStop', updateState)
  view.addEventListener('focusin', toggleKeyboard)
  view.addEventListener('focusout', toggleKeyboard)
  if (reducesMotion || view.contains(document.activeElement)) swiper.autoplay.stop()
  disableHiddenSlides()
  updateState()
  return {
    play: () => swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    destroy: () => {
      view.removeEventListener('focusin', toggleKeyboard)
      view.removeEventListener('focusout', toggleKeyboard)
      swiper.destroy()
    },
  }
}
