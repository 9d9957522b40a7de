import type { ReactNode } from 'react'

/** The level of a heading: 1 for `h1`. */
export type HeadingLevel = 1 | 2 | 3

interface HeadingProps {
  /** 1 for a screen of `electrician-site`, 2 for an element on another page. */
  level: HeadingLevel
  /** The content of the heading. */
  children: ReactNode
  /** The class name, by default `heading`. */
  className?: string
}

/** A heading of the given level. */
export function Heading({ level, children, className = 'heading' }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag className={className} part="heading">
      {children}
    </Tag>
  )
}
