import {
  Flame,
  Flower2,
  Hammer,
  House,
  KeyRound,
  type LucideIcon,
  PaintRoller,
  Wrench,
  Zap,
} from 'lucide-react'

const SHAPES: Readonly<Record<string, LucideIcon>> = {
  electrician: Zap,
  plumber: Wrench,
  locksmith: KeyRound,
  hvac: Flame,
  roofer: House,
  painter: PaintRoller,
  gardener: Flower2,
}

/** A drawing of a trade's tool. */
export function TradePicture({ trade }: { trade: string }) {
  const Shape = SHAPES[trade] ?? Hammer
  return (
    <span className="trade-picture" aria-hidden="true">
      <Shape size={24} strokeWidth={1.75} />
    </span>
  )
}
