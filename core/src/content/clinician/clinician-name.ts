import type { Clinician } from '../../care/clinician.ts'

/**
 * "Requested by Dr. and the clinician name (or 'your clinician')" (second specification, section 7), with the
 * clinician's own title where we know it, and never two titles in a row.
 */
export function clinicianName(clinician: Pick<Clinician, 'name' | 'title'> | undefined): string {
  const name = clinician?.name.trim() ?? ''
  if (name === '') return 'your clinician'
  if (beginsWithTitle.test(name)) return name
  return `${clinician?.title.trim() || 'Dr.'} ${name}`
}

const beginsWithTitle = /^(dr|prof|professor|mr|mrs|ms|miss|mx|nurse|sister)\b\.?\s/i
