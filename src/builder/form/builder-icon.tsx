import {
  ArrowDown,
  ArrowUp,
  Check,
  CircleAlert,
  Copy,
  Download,
  Eye,
  FolderOpen,
  Image,
  Link,
  type LucideIcon,
  Monitor,
  Plus,
  Redo2,
  RotateCcw,
  Smartphone,
  Trash2,
  Undo2,
} from 'lucide-react'

const ICONS = {
  alert: CircleAlert,
  check: Check,
  copy: Copy,
  down: ArrowDown,
  download: Download,
  eye: Eye,
  link: Link,
  monitor: Monitor,
  open: FolderOpen,
  phone: Smartphone,
  picture: Image,
  plus: Plus,
  redo: Redo2,
  remove: Trash2,
  restart: RotateCcw,
  undo: Undo2,
  up: ArrowUp,
} satisfies Record<string, LucideIcon>

export type IconName = keyof typeof ICONS

/** A decorative icon. */
export function Icon({ name }: { name: IconName }) {
  const Shape = ICONS[name]
  return <Shape aria-hidden="true" size={20} strokeWidth={1.75} />
}
