import { engines } from './engines/engines.ts'

/** Vitest calls this once, before the first journey. */
export default function listMissingEngines(): void {
  for (const { name, packages } of engines.filter((engine) => !engine.isInstalled()))
    console.log(
      `${name} is not installed, so its journeys are skipped: apt-get install ${packages.join(' ')}`,
    )
}
