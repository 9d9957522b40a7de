/** A phone number or an email address: its characters keep their order on a page that reads from right to left. */
export function LeftToRight({ text }: { text: string | null | undefined }) {
  return <bdi dir="ltr">{text}</bdi>
}
