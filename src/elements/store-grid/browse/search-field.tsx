import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
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
  const [text, setText] = useState(query)
  const searched = useRef(query)
  useEffect(() => {
    // Replaces the field's text only if the change came from elsewhere, for example because the visitor went back.
    if (query === searched.current) return
    searched.current = query
    setText(query)
  }, [query])
  useEffect(() => {
    const next = parseQuery(text)
    if (next === searched.current) return
    const timer = setTimeout(() => {
      searched.current = next
      onSearch(next)
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, onSearch])
  return (
    <form
      className="search-field"
      onSubmit={(event) => {
        event.preventDefault()
        // Closes the on-screen keyboard, which covers the products.
        if (mediaMatches('(pointer: coarse)')) event.currentTarget.querySelector('input')?.blur()
      }}
    >
      <Search />
      <input
        type="search"
        className="field-input"
        aria-label="Search products"
        placeholder="Search products"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        onFocus={onPrepare}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  )
}
