// Counts what a Vitest run proved.

/** @typedef {{ passed: number, failed: number }} Tally */
/** @typedef {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} VitestReport */

/**
 * Every test counts one. A file that failed outside its tests counts one failure, and so does a run that
 * proved nothing or ended badly with no failure to show for it.
 * @param {VitestReport | undefined} report what the JSON reporter wrote, if it got that far
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tally(report, exitCode) {
  let passed = 0
  let failed = 0
  for (const file of report?.testResults ?? []) {
    const failures = file.assertionResults.filter((test) => test.status === 'failed').length
    passed += file.assertionResults.filter((test) => test.status === 'passed').length
    failed += failures === 0 && file.status === 'failed' ? 1 : failures
  }
  if (failed === 0 && (passed === 0 || exitCode !== 0)) failed = 1
  return { passed, failed }
}
