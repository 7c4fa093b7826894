// `npm run jobs`: does the jobs of patients and clinicians in the built app, and writes docs/jobs.md.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { clinicianJobs } from './jobs/clinician-jobs.ts'
import { formatJobs } from './jobs/format-jobs.ts'
import { countPatientsInSight, measurePageHeights } from './jobs/page-heights.ts'
import { patientJobs } from './jobs/patient-jobs.ts'
import { timeJob } from './jobs/time-job.ts'
import { ApiServer } from './support/server/api-server.ts'

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '',
  args: ['--disable-gpu', '--disable-quic'],
})
const jobs = []
for (const job of [...patientJobs, ...clinicianJobs]) jobs.push({ job, cost: await timeJob(browser, job) })

const server = await ApiServer.start()
const heights = await measurePageHeights(browser, server)
const patientsInSight = await countPatientsInSight(browser, server)
await server.remove()
await browser.close()

const page = formatJobs({ jobs, heights, patientsInSight })
console.log(page)
writeFileSync(resolve(import.meta.dirname, '../../docs/jobs.md'), page)
