import type { Locale } from './locale.ts'

type WeekInfo = { firstDay?: number } | undefined

/** Returns the day on which the week begins in a language: 1 for Monday to 7 for Sunday. */
export function firstDayOfWeek({ language }: Pick<Locale, 'language'>): number {
  // Some browsers have a method, some a property, and Firefox has neither.
  const locale = new Intl.Locale(language) as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
}
