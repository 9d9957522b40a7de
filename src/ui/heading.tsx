import type { ReactNode } from 'react'

export type HeadingLevel = 1 | 2 | 3

interface HeadingProps {
  /** A piece on somebody's page starts at 2; a page of our own website at 1. */
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
