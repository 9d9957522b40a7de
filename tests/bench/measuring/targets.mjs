// Compares measured values with limits and with those of other scripts.
import { milliseconds } from './numbers.mjs'

/** The script of an earlier commit that each script is compared with if the option `--baseline` is set. */
const earlier = { lite: 'lite-before', react: 'react-before' }

/** Returns the names of the scripts to measure, with those of the baseline if there is one. */
export function scriptsToMeasure(baseline) {
  return Object.entries(earlier).flatMap(([script, before]) => (baseline ? [script, before] : [script]))
}

/** The factor by which measured times can differ even if the scripts are identical. */
export const tolerance = 1.05

/**
 * Returns the targets that no script is slower than its baseline.
 * @param timesOf returns the times of a script by name
 */
export function baselineTargets(baseline, timesOf) {
  if (!baseline) return []
  return Object.entries(earlier).flatMap(([script, before]) => {
    const earlierTimes = timesOf(before)
    return Object.entries(timesOf(script)).map(([name, time]) =>
      atMostTimes(`${script}, ${name}`, time, earlierTimes[name], tolerance, 'the baseline'),
    )
  })
}

/** Returns the target that a time is at most `most` times another one. */
export function atMostTimes(target, ours, theirs, most, whose) {
  return {
    target,
    wanted: `≤ ${most} × ${whose} = ${milliseconds(theirs * most)}`,
    measured: `${(ours / theirs).toFixed(2)} × = ${milliseconds(ours)}`,
    isMet: ours <= theirs * most,
  }
}

/** Returns the target that a value is at most `most`. `format` adds the unit. */
export function atMost(target, value, most, format, note = '') {
  return {
    target,
    wanted: `≤ ${format(most)}`,
    measured: `${format(value)}${note}`,
    isMet: value <= most,
  }
}
