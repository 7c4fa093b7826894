export const puffsWords = (puffs: number): string => `${puffs} ${puffs === 1 ? 'puff' : 'puffs'}`
