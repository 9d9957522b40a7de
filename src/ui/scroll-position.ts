import { type FollowedLink, readEntry, updateEntry } from '../navigation/history-entry.ts'
import { documentProperty } from '../navigation/page-document.ts'
import { observeSize } from './observe-size.ts'

/** The delay after the last scroll event. Browsers limit how often a page may change its history. */
const SAVE_DELAY_MS = 100
/** Events with which the visitor takes over, so that the saved position no longer matters. */
const INTERACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Keeps the scroll position and the number of listed cards in the history entry, and restores them once. */
export interface ScrollPosition {
  /** Returns the number of cards that the listing must show again; 0 if there are none to restore. */
  cards(): number
  /** Returns whether a position waits until the page is tall enough. */
  isPending(): boolean
  /** Forgets the position, for example because the visitor followed a link. */
  forget(): void
  /**
   * Starts with the position in the current history entry. Returns a function that stops.
   * @param screen contains the listing, and grows until the page is tall enough
   * @param onRestored called after the position was restored, with the link that the visitor had followed
   */
  start(screen: HTMLElement, onRestored?: (link: HTMLElement) => void): () => void
}

/** Creates the scroll position of a website, or of a listing that belongs to no website. */
export function createScrollPosition(): ScrollPosition {
  let top: number | undefined
  let cards = 0

  function forget(): void {
    top = undefined
    cards = 0
  }

  function start(screen: HTMLElement, onRestored?: (link: HTMLElement) => void): () => void {
    let followed: FollowedLink | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      ;({ top, cards = 0, link: followed } = readEntry())
    }
    const restore = () => {
      if (top === undefined || documentProperty('documentElement').scrollHeight - innerHeight < top - 1)
        return
      scrollTo({ top, behavior: 'instant' })
      top = undefined
      const link = followed && [...screen.querySelectorAll('a')].find(({ href }) => href === followed?.url)
      if (!followed || !link) return
      // Cards that have not been rendered since have an estimated height, so that the page's height may have
      // changed.
      scrollBy({ top: link.getBoundingClientRect().top - followed.top, behavior: 'instant' })
      onRestored?.(link)
    }
    const listening = new AbortController()
    const { signal } = listening
    const options = { signal, capture: true, passive: true }
    const save = (link?: FollowedLink) => {
      clearTimeout(timer)
      // A position that is not restored yet must not be overwritten.
      if (top === undefined)
        updateEntry({ top: scrollY, cards: screen.querySelectorAll('[part=card]').length, link })
    }
    // A click may leave the page.
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element && screen.contains(target) && target.closest('a')
      save(link ? { url: link.href, top: link.getBoundingClientRect().top } : undefined)
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(() => save(), SAVE_DELAY_MS)
    }
    const onPopState = () => {
      clearTimeout(timer)
      read()
      // Right after this event, browsers scroll to the position that they have saved.
      setTimeout(restore)
    }
    const onInteraction = () => {
      top = undefined
    }
    read()
    restore()
    addEventListener('popstate', onPopState, { signal })
    addEventListener('scroll', onScroll, { signal, passive: true })
    for (const type of INTERACTIONS) addEventListener(type, onInteraction, options)
    screen.getRootNode().addEventListener('click', onClick, options)
    const stopObserving = observeSize([screen], restore)
    // The visitor may have scrolled before this function was called.
    if (scrollY > 0) onScroll()
    return () => {
      listening.abort()
      stopObserving()
      clearTimeout(timer)
      forget()
    }
  }

  return { cards: () => cards, isPending: () => top !== undefined, forget, start }
}
