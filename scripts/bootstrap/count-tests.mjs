import { existsSync, readFileSync } from 'node:fs'

const reports = {
  vitest: { file: 'test-results/vitest.json', outcomes: vitestOutcomes },
  playwright: { file: 'test-results/playwright.json', outcomes: playwrightOutcomes },
}

export const reportFiles = Object.values(reports).map(({ file }) => file)

/**
 * Adds up what the two test runners reported, given their exit codes.
 * A runner that failed without naming a failed test (it crashed, or never started) counts as one failed.
 */
export function countTests(exitCodes) {
  const outcomes = Object.entries(reports).flatMap(([runner, { file, outcomes: outcomesOf }]) => {
    const found = existsSync(file) ? outcomesOf(JSON.parse(readFileSync(file, 'utf8'))) : []
    return exitCodes[runner] === 0 || found.includes('failed') ? found : [...found, 'failed']
  })
  const count = (wanted) => outcomes.filter((outcome) => outcome === wanted).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

function vitestOutcomes(report) {
  return report.testResults.flatMap((file) => {
    const outcomes = file.assertionResults.map(({ status }) => vitestOutcome(status))
    return file.status === 'failed' && !outcomes.includes('failed') ? [...outcomes, 'failed'] : outcomes
  })
}

// "pending" means begun or waiting when the run ended.
function vitestOutcome(status) {
  if (status === 'passed') return 'passed'
  return status === 'skipped' || status === 'todo' ? 'skipped' : 'failed'
}

function playwrightOutcomes(report) {
  const ofSuite = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) => spec.tests.map(playwrightOutcome)),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ]
  return [...report.suites.flatMap(ofSuite), ...report.errors.map(() => 'failed')]
}

// Playwright also says "skipped" of tests that it never reached or broke off.
function playwrightOutcome({ status, expectedStatus, results }) {
  if (status === 'expected' || status === 'flaky') return 'passed'
  const skippedOnPurpose =
    expectedStatus === 'skipped' && results.every((result) => result.status === 'skipped')
  return status === 'skipped' && skippedOnPurpose && results.length > 0 ? 'skipped' : 'failed'
}
