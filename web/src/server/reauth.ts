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
} from '@second-wind/core/contract/reauth'
import { request } from './request.ts'

const post = (path: string, body: unknown) => ({ method: 'POST', path, body }) as const

/** @throws as `request`, like all here; what does not fit is 401 `unauthorised` */
export const askForChallenge = (asked: { deviceId: string; for: DeviceProofPurpose }) =>
  request({ ...post(deviceChallengePath, asked), reply: deviceChallengeReply })

/** A new cookie in place of one that the browser has lost. */
export const reopenSession = (device: DeviceProof) =>
  request({ ...post(reopenPath, device), reply: reopenReply })

/** The phone and its person: signed in for another 30 days. */
export const renewSession = (proof: RenewBody) => request({ ...post(renewPath, proof), reply: renewReply })
