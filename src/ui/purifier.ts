import DOMPurify from 'dompurify'

export type Purifier = Pick<typeof DOMPurify, 'sanitize'>

/** The purifier; null until it is there. The scripts carry it, the modules take `purifier-on-demand.ts` in this file's place. */
export function usePurifier(): Purifier | null {
  return DOMPurify
}

/** Whether what shows formatted text can come: it must not push anything about once it is on show. */
export function useReadyText(_isPrerendered: boolean): boolean {
  return true
}
