// The types of `lucide-react/icons/*`, which lack the data.
import type { IconData } from './icon.tsx'

export const __iconData: IconData
