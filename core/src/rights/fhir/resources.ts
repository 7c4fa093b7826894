/* The parts of FHIR R4 (4.0.1) that the export writes. Names and cardinalities come from the standard. */
type Coding = { system: string; code: string }
export type CodeableConcept = { coding?: Coding[]; text: string }
export type Reference = { reference: string }
type Quantity = { value: number; unit: string; system?: string; code?: string }

export type PatientResource = {
  resourceType: 'Patient'
  identifier: { system?: string; type?: CodeableConcept; value: string }[]
  name: { text: string }[]
  telecom: { system: 'email' | 'phone'; value: string }[]
  gender: 'male' | 'female' | 'other' | 'unknown'
  birthDate?: string
  address: { text: string }[]
}

export type ConditionResource = {
  resourceType: 'Condition'
  clinicalStatus: CodeableConcept
  verificationStatus: CodeableConcept
  code: CodeableConcept
  subject: Reference
}

export type ObservationValue =
  | { valueInteger: number }
  | { valueQuantity: Quantity }
  | { valueCodeableConcept: CodeableConcept }
  | { valueString: string }
  | { dataAbsentReason: CodeableConcept }

export type ObservationResource = {
  resourceType: 'Observation'
  identifier: { value: string }[]
  status: 'final'
  category: CodeableConcept[]
  code: CodeableConcept
  subject: Reference
  effectiveDateTime: string
} & ObservationValue

export type ResponseItem = {
  linkId: string
  text: string
  answer: ({ valueString: string } | { valueDateTime: string })[]
}

export type QuestionnaireResponseResource = {
  resourceType: 'QuestionnaireResponse'
  identifier: { value: string }
  status: 'completed'
  subject: Reference
  authored: string
  source: Reference
  item: ResponseItem[]
}

export type Resource =
  | PatientResource
  | ConditionResource
  | ObservationResource
  | QuestionnaireResponseResource

export type Bundle = {
  resourceType: 'Bundle'
  type: 'collection'
  timestamp: string
  entry: { fullUrl: string; resource: Resource }[]
}
