import {
  deviceChallengePath,
  deviceChallengeReply,
  type DeviceProof,
  type DeviceProofPurpose,
  renewPath,
  type RenewBody,
  renewReply,
  reopenPath,
  reopenReply,
} from '@second-wind/core/access/contract/reauth'
import * as z from 'zod/mini'
import { post, request } from '../request.ts'
import { passkeyRequestOptions } from '../webauthn-options.ts'

/** The contract's schema, but with the options for the browser's passkey dialog passed through unchanged. */
const challengeReply = z.extend(deviceChallengeReply, { passkey: z.optional(passkeyRequestOptions) })

/** @throws as `request`, like all here; a wrong proof is 401 `unauthorised` */
export const requestDeviceChallenge = (body: { deviceId: string; for: DeviceProofPurpose }) =>
  request({ ...post(deviceChallengePath, body), reply: challengeReply })

/** A new cookie to replace one that the browser has lost. */
export const reopenSession = (device: DeviceProof) =>
  request({ ...post(reopenPath, device), reply: reopenReply })

/** Both the phone and its person prove who they are: signed in for another 30 days. */
export const renewSession = (proof: RenewBody) => request({ ...post(renewPath, proof), reply: renewReply })
