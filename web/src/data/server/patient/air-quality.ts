import { airQualityPath, type AirQualityReply, airQualityReply } from '@second-wind/core/air/air-quality'
import { request } from '../request.ts'

/** The server's reading for the place; there is a response even when it has none. Null when it measures no air. */
export async function getAirQuality(location: string): Promise<AirQualityReply> {
  return request({ method: 'GET', path: airQualityPath(location), reply: airQualityReply })
}
