import type { Job } from './job.ts'
import type { PageHeight } from './page-heights.ts'
import type { Cost } from './time-job.ts'

type Measured = { jobs: { job: Job; cost: Cost }[]; heights: PageHeight[]; patientsInSight: number }

/** What was measured before the screens were shortened. */
const before = {
  jobs: new Map([
    ['log-well', '7 taps over 2.7 screens'],
    ['find-plan', 'at the bottom of 9.6 screens, then two levels down'],
  ]),
  heights: new Map([
    ['/', 7_875],
    ['/care', 5_695],
    ['/analytics', 5_361],
  ]),
  patientsInSight: 1.3,
}

/** The page docs/jobs.md. */
export function formatJobs({ jobs, heights, patientsInSight }: Measured): string {
  return `# Jobs

Written by \`npm run jobs\` (Node ${process.version}): a script does each job in the built app as a person would, from Home or
from the clinician's dashboard, and checks that it is really done. A screen is the height of the phone (390x844) or of the
clinician's desktop (1280x800). A choice from a list counts as two taps, a typed field is counted by itself. The seconds are
of the script, which neither reads nor thinks.

## What each job costs

${table(
  ['job', 'who', 'taps', 'fields typed', 'screens scrolled', 'seconds', 'before'],
  jobs.map(({ job, cost }) => [
    job.title,
    job.who,
    String(cost.taps),
    String(cost.fieldsTyped),
    cost.screensScrolled.toFixed(1),
    cost.seconds.toFixed(1),
    before.jobs.get(job.id) ?? '',
  ]),
)}

A clinician sees ${patientsInSight.toFixed(1)} patients of the list without scrolling (before: ${before.patientsInSight}).

## How high each screen is

At 390x844, with the demo's data, as it opens.

${table(
  ['screen', 'px', 'screens', 'before, px'],
  heights.map(({ path, px }) => [
    `\`${path}\``,
    thousands(px),
    (px / 844).toFixed(1),
    thousands(before.heights.get(path)),
  ]),
)}
`
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const thousands = (px: number | undefined): string => px?.toLocaleString('en-GB') ?? ''
