import {
  enrolledReply,
  enrolmentLookupPath,
  enrolmentLookupReply,
  enrolPasskeyOptionsPath,
  enrolPasskeyPath,
  enrolPasswordPath,
  enrolTotpPath,
  enrolTotpReply,
  passkeyOptionsPath,
  passkeySignInPath,
  passwordSignInPath,
  type StepUpBody,
  stepUpOptionsPath,
  stepUpPath,
} from '@second-wind/core/access/contract/clinician-auth'
import type { AssertionResponse, RegistrationResponse } from '@second-wind/core/access/contract/webauthn'
import * as z from 'zod/mini'
import { post, sendCall, request } from '../request.ts'
import { passkeyCreationOptions, passkeyRequestOptions } from '../webauthn-options.ts'

type CreatedPasskey = { challengeId: string; response: RegistrationResponse; label: string }
type UsedPasskey = { challengeId: string; response: AssertionResponse }

/** @param token of the operator's link; the response to a used or unknown token is 404 */
export const fetchEnrolment = (token: string) =>
  request({ ...post(enrolmentLookupPath, { token }), reply: enrolmentLookupReply })
export const fetchEnrolmentPasskeyOptions = (token: string) =>
  request({ ...post(enrolPasskeyOptionsPath, { token }), reply: passkeyCreationOptions })
export const enrolPasskey = (token: string, made: CreatedPasskey) =>
  request({ ...post(enrolPasskeyPath, { token, ...made }), reply: enrolledReply })
export const requestTotpEnrolment = (token: string) =>
  request({ ...post(enrolTotpPath, { token }), reply: enrolTotpReply })
export const enrolPassword = (
  token: string,
  chosen: { challengeId: string; password: string; code: string },
) => request({ ...post(enrolPasswordPath, { token, ...chosen }), reply: enrolledReply })

export const fetchSignInPasskeyOptions = () =>
  request({ ...post(passkeyOptionsPath, {}), reply: passkeyRequestOptions })
export const signInByPasskey = (shown: UsedPasskey) => sendCall(post(passkeySignInPath, shown))
export const signInByPassword = (typed: { username: string; password: string; code: string }) =>
  sendCall(post(passwordSignInPath, typed))

/** The methods with which the signed-in clinician can prove their identity again. */
export const fetchStepUpOptions = () =>
  request({
    ...post(stepUpOptionsPath, {}),
    reply: z.object({ passkey: z.optional(passkeyRequestOptions), hasCode: z.boolean() }),
  })
export const stepUp = (proof: StepUpBody) => sendCall(post(stepUpPath, proof))
