import { airQualityPath, type AirQualityReply, airQualityReply } from '@second-wind/core/air/air-quality'
import { request } from '../request.ts'

/** What our server knows of the air there; it answers also when it has no reading; null when it measures no air. */
export async function getAirQuality(location: string): Promise<AirQualityReply> {
  return request({ method: 'GET', path: airQualityPath(location), reply: airQualityReply })
}
