import type { ReactNode } from 'react'

export type HeadingLevel = 1 | 2 | 3

interface HeadingProps {
  /** 2 for an element on somebody's page, 1 for a page of our own website. */
  level: HeadingLevel
  children: ReactNode
  className?: string
}

/** A heading whose level is its surroundings' to choose. */
export function Heading({ level, children, className = 'heading' }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag className={className} part="heading">
      {children}
    </Tag>
  )
}
