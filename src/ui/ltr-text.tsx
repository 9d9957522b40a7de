interface LtrTextProps {
  /** The text to show. */
  text: string | null | undefined
}

/** Text that always reads from left to right, such as a phone number or an email address. */
export function LtrText({ text }: LtrTextProps) {
  return (
    <bdi key={text} dir="ltr">
      {text}
    </bdi>
  )
}
