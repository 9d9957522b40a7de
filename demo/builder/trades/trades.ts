import { electrician } from './electrician.ts'
import { gardener } from './gardener.ts'
import { hvac } from './hvac.ts'
import { locksmith } from './locksmith.ts'
import { painter } from './painter.ts'
import { plumber } from './plumber.ts'
import { roofer } from './roofer.ts'
import type { Trade } from './trade.ts'

/** The trades that the builder offers. */
export const TRADES: readonly Trade[] = [electrician, plumber, locksmith, hvac, roofer, painter, gardener]
