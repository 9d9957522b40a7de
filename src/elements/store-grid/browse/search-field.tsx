import { __iconData as searchIcon } from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { browseTexts } from '../../../texts/en/browse.ts'
import { useTexts } from '../../../ui/element-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { mediaMatches } from '../../../ui/media-query.ts'
import { parseQuery } from './filters-url.ts'

interface SearchFieldProps {
  /** The search text that the listing currently applies. */
  query: string
  /** Called shortly after each keystroke. */
  onSearch: (query: string) => void
  /** Called when the visitor is about to search. */
  onPrepare: () => void
}

/** The delay between a keystroke and the search. It lets the browser show the character first. */
const SEARCH_DELAY_MS = 30

/** The search field. Shows what the visitor types immediately, even if the search takes longer. */
export function SearchField({ query, onSearch, onPrepare }: SearchFieldProps) {
  const label = useTexts(browseTexts)('search_products')
  const [text, setText] = useState(query)
  const [isPending, setIsPending] = useState(false)
  // If the listing applies a different search than the text, for example because the visitor went back, shows
  // that one.
  const shown = isPending || parseQuery(text) === query ? text : query
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function type(typed: string) {
    setText(typed)
    setIsPending(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setIsPending(false)
      const next = parseQuery(typed)
      if (next !== query) onSearch(next)
    }, SEARCH_DELAY_MS)
  }

  return (
    <form
      className="search-field"
      onSubmit={(event) => {
        event.preventDefault()
        // Closes the on-screen keyboard, which covers the products.
        if (mediaMatches('(pointer: coarse)')) event.currentTarget.querySelector('input')?.blur()
      }}
    >
      <Icon data={searchIcon} />
      <input
        type="search"
        className="field-input"
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        value={shown}
        onFocus={onPrepare}
        onChange={({ target }) => type(target.value)}
      />
    </form>
  )
}
