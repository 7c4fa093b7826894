import { existsSync, readFileSync } from 'node:fs'

const reports = {
  vitest: { file: 'test-results/vitest.json', tests: vitestTests },
  playwright: { file: 'test-results/playwright.json', tests: playwrightTests },
}

/** The errors outside tests, as a JSON list of texts (tests/vitest.config.ts): vitest's own report leaves them out. */
const vitestErrorsFile = 'test-results/vitest-errors.json'

export const reportFiles = [...Object.values(reports).map(({ file }) => file), vitestErrorsFile]

/**
 * Counts the tests that passed, failed and were skipped, from both runners' reports and exit codes, and lists those
 * that failed or passed only on a retry. A runner that failed without naming a test (a crash, or no start) counts as
 * one failure.
 */
export function countTests(exitCodes) {
  const tests = Object.entries(reports).flatMap(([runner, { file, tests: testsOf }]) => {
    const found = existsSync(file) ? testsOf(JSON.parse(readFileSync(file, 'utf8'))) : []
    const isExplained = exitCodes[runner] === 0 || found.some(hasFailed)
    return isExplained
      ? found
      : [...found, { name: `${runner} itself`, outcome: 'failed', why: errorsOf(runner) }]
  })
  const count = (wanted) => tests.filter(({ outcome }) => outcome === wanted).length
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    failures: tests.filter(hasFailed),
    unsteady: tests.filter(({ outcome, why }) => outcome === 'passed' && why !== undefined),
  }
}

function errorsOf(runner) {
  if (runner !== 'vitest' || !existsSync(vitestErrorsFile)) return undefined
  return JSON.parse(readFileSync(vitestErrorsFile, 'utf8')).join('\n')
}

const hasFailed = ({ outcome }) => outcome === 'failed'

function vitestTests(report) {
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults.map(({ fullName, status, failureMessages }) => ({
      name: `${file.name}: ${fullName}`,
      outcome: vitestOutcome(status),
      why: failureMessages?.[0],
    }))
    return file.status === 'failed' && !tests.some(hasFailed)
      ? [...tests, { name: file.name, outcome: 'failed', why: file.message }]
      : tests
  })
}

// "pending" means running or waiting when the run ended.
function vitestOutcome(status) {
  if (status === 'passed') return 'passed'
  return status === 'skipped' || status === 'todo' ? 'skipped' : 'failed'
}

function playwrightTests(report) {
  const ofSuite = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        name: `${spec.file}: ${spec.title}`,
        outcome: playwrightOutcome(test),
        why: test.results.find(({ errors }) => errors.length > 0)?.errors[0].message,
      })),
    ),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ]
  const ofRunner = report.errors.map(({ message }) => ({
    name: 'playwright itself',
    outcome: 'failed',
    why: message,
  }))
  return [...report.suites.flatMap(ofSuite), ...ofRunner]
}

// Playwright also reports "skipped" for tests that it never reached or interrupted.
function playwrightOutcome({ status, expectedStatus, results }) {
  if (status === 'expected' || status === 'flaky') return 'passed'
  const skippedOnPurpose =
    expectedStatus === 'skipped' && results.every((result) => result.status === 'skipped')
  return status === 'skipped' && skippedOnPurpose && results.length > 0 ? 'skipped' : 'failed'
}
