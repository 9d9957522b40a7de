// Compares times with those of other scripts.
import { milliseconds } from './numbers.mjs'

/** The script of an earlier commit that each script is compared with if the option `--baseline` is set. */
const earlier = { lite: 'lite-before', react: 'react-before' }

/** Returns the names of the scripts to measure, with those of the baseline if there is one. */
export function scriptsToMeasure(baseline) {
  return Object.entries(earlier).flatMap(([script, before]) => (baseline ? [script, before] : [script]))
}

/** The factor by which measured times can differ even if the scripts are identical. */
const tolerance = 1.05

/**
 * Returns the targets that no script is slower than its baseline.
 * @param timesOf returns the times of a script by name
 */
export function baselineTargets(baseline, timesOf) {
  if (!baseline) return []
  return Object.entries(earlier).flatMap(([script, before]) => {
    const earlierTimes = timesOf(before)
    return Object.entries(timesOf(script)).map(([name, time]) =>
      atMost(`${script}, ${name}`, time, earlierTimes[name], tolerance, 'the baseline'),
    )
  })
}

/** Returns the target that a time is at most `most` times another one. */
export function atMost(target, ours, theirs, most, whose) {
  return {
    target,
    wanted: `≤ ${most} × ${whose} = ${milliseconds(theirs * most)}`,
    measured: `${(ours / theirs).toFixed(2)} × = ${milliseconds(ours)}`,
    isMet: ours <= theirs * most,
  }
}
