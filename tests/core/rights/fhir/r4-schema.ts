import * as z from 'zod'

/** A strict sketch of the parts of FHIR R4 that the export writes: an unknown field or a missing one fails. */
const coding = z.strictObject({ system: z.url(), code: z.string().regex(/^\S+$/) })
const codeableConcept = z.strictObject({ coding: z.array(coding).min(1).optional(), text: z.string().min(1) })
const identifier = z.strictObject({ value: z.string().min(1) })
const reference = z.strictObject({ reference: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/) })
const dateTime = z.union([z.iso.datetime({ offset: true }), z.iso.date()])

const patient = z.strictObject({
  resourceType: z.literal('Patient'),
  identifier: z.array(
    z.strictObject({
      system: z.optional(z.url()),
      type: z.optional(z.strictObject({ text: z.string().min(1) })),
      value: z.string().min(1),
    }),
  ),
  birthDate: z.optional(z.iso.date()),
  name: z.array(z.strictObject({ text: z.string() })).length(1),
  telecom: z.array(z.strictObject({ system: z.enum(['email', 'phone']), value: z.string() })),
  gender: z.enum(['male', 'female', 'other', 'unknown']),
  address: z.array(z.strictObject({ text: z.string() })),
})

const condition = z.strictObject({
  resourceType: z.literal('Condition'),
  clinicalStatus: codeableConcept,
  verificationStatus: codeableConcept,
  code: codeableConcept,
  subject: reference,
})

const observation = z
  .strictObject({
    resourceType: z.literal('Observation'),
    identifier: z.array(identifier),
    status: z.literal('final'),
    category: z.array(codeableConcept).min(1),
    code: codeableConcept,
    subject: reference,
    effectiveDateTime: dateTime,
    valueInteger: z.int().optional(),
    valueQuantity: z
      .strictObject({
        value: z.number(),
        unit: z.string(),
        system: z.url().optional(),
        code: z.string().optional(),
      })
      .optional(),
    valueCodeableConcept: codeableConcept.optional(),
    valueString: z.string().min(1).optional(),
    /** In place of a value (invariant obs-6). */
    dataAbsentReason: codeableConcept.optional(),
  })
  .refine(
    (resource) =>
      Object.keys(resource).filter((key) => key.startsWith('value') || key === 'dataAbsentReason').length ===
      1,
  )

const questionnaireResponse = z.strictObject({
  resourceType: z.literal('QuestionnaireResponse'),
  identifier,
  status: z.literal('completed'),
  subject: reference,
  /** R4 allows a day without a time. */
  authored: z.union([dateTime, z.iso.date()]),
  source: reference,
  item: z
    .array(
      z.strictObject({
        linkId: z.string().min(1),
        text: z.string().min(1),
        answer: z
          .array(
            z.union([
              z.strictObject({ valueString: z.string().min(1) }),
              z.strictObject({ valueDateTime: z.iso.datetime({ offset: true }) }),
            ]),
          )
          .min(1),
      }),
    )
    .min(1),
})

export const r4Bundle = z.strictObject({
  resourceType: z.literal('Bundle'),
  type: z.literal('collection'),
  timestamp: dateTime,
  entry: z.array(
    z.strictObject({
      fullUrl: reference.shape.reference,
      resource: z.discriminatedUnion('resourceType', [
        patient,
        condition,
        observation,
        questionnaireResponse,
      ]),
    }),
  ),
})
