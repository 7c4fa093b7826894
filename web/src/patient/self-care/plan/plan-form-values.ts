import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { localDate } from '@second-wind/core/platform/moment'
import {
  maxPlanAuthorLength,
  maxPlanTextLength,
  planZones,
  type ActionPlan,
  type PlanContent,
} from '@second-wind/core/records/action-plan'
import { toLocalDate } from '../../../ui/form/date-fields.tsx'

export const emptyPlan: PlanContent = {
  zones: {
    green: { looksLike: '', whatIDo: '' },
    amber: { looksLike: '', whatIDo: '' },
    red: { looksLike: '', whatIDo: '' },
  },
  medicines: '',
  contacts: '',
  writtenBy: '',
  writtenOn: '',
}

const zoneFields = planZones.flatMap((zone) => [`zones.${zone}.looksLike`, `zones.${zone}.whatIDo`] as const)
/** The path of every field, in screen order. */
export const planFields = [...zoneFields, 'medicines', 'contacts', 'writtenBy', 'writtenOn'] as const

/** A stored plan as form values. */
export function planToFormValues({
  savedAt: _savedAt,
  savedFor: _savedFor,
  ...content
}: ActionPlan): PlanContent {
  return content
}

/** One sentence for each invalid field. @param today local date */
export function planErrors(values: PlanContent, today: string): Record<string, string> {
  const { errors } = planWords
  const longTexts = [...textsOf(values)].filter(([, text]) => text.length > maxPlanTextLength)
  return {
    ...(isEmpty(values) && { [planFields[0]]: errors.empty }),
    ...Object.fromEntries(longTexts.map(([path]) => [path, errors.tooLong])),
    ...(values.writtenBy.length > maxPlanAuthorLength && { writtenBy: errors.tooLongName }),
    ...dateError(values.writtenOn, today),
  }
}

const isEmpty = (values: PlanContent) => [...textsOf(values).values()].every((text) => text.trim() === '')

function dateError(typed: string, today: string): { writtenOn?: string } {
  const { errors } = planWords
  const [year = '', ...monthAndDay] = typed.split('-')
  const isShortYear = year.length === 2
  const day = toLocalDate(isShortYear ? [`20${year}`, ...monthAndDay].join('-') : typed)
  if (day === '') return {}
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && !localDate.safeParse(day).success)
    return { writtenOn: errors.noSuchDate }
  if (isShortYear) return { writtenOn: errors.year }
  return localDate.safeParse(day).success && day <= today ? {} : { writtenOn: errors.date }
}

/** Every long text, by its path. */
function textsOf({ zones, medicines, contacts }: PlanContent): Map<string, string> {
  const inZones = planZones.flatMap((zone) =>
    Object.entries(zones[zone]).map(([part, text]) => [`zones.${zone}.${part}`, text] as const),
  )
  return new Map([...inZones, ['medicines', medicines], ['contacts', contacts]])
}
