import type { ResourceId } from './resource-tabs.ts'
import type { EducationalResource } from './resource.ts'

/** The content of one tab. Rejects when its file can not be fetched, as any dynamic import does. */
export async function loadResource(id: ResourceId): Promise<EducationalResource> {
  switch (id) {
    case 'antibiotics':
      return (await import('./antibiotics.ts')).antibiotics
    case 'allergies':
      return (await import('./allergies.ts')).allergies
    case 'viral':
      return (await import('./viral.ts')).viral
  }
}
