import type { ReactNode } from 'react'

interface NoticeProps {
  /** `bad` marks an error message. */
  'data-tone'?: 'bad'
  /** `status` announces the message. */
  role?: 'status'
  /** The text. */
  children: ReactNode
}

/** A message in a box. */
export function Notice({ children, ...attributes }: NoticeProps) {
  return (
    <p {...attributes} className="notice" part="notice">
      <bdi>{children}</bdi>
    </p>
  )
}
