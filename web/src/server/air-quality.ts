import { airQualityPath, airQualityReply } from '@second-wind/core/contract/air-quality'
import type { AirReading } from '@second-wind/core/model/air-reading'
import { request } from './request.ts'

/** What our server knows of the air there; it answers also when it has no reading. */
export async function getAirQuality(location: string): Promise<AirReading> {
  return request({ method: 'GET', path: airQualityPath(location), reply: airQualityReply })
}
