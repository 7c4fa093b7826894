import { createHash } from 'node:crypto'

/**
 * Two words that both screens show, so that two people can check that they see the same request. The same seed gives
 * the same words; 16,384 pairs.
 */
export function verificationPhrase(seed: string): string {
  const digest = createHash('sha256').update(seed).digest()
  return [digest.readUInt16BE(0), digest.readUInt16BE(2)]
    .map((number) => words[number % words.length])
    .join(' ')
}

/** Short, common and friendly words that sound different from each other. */
const words = `
  acorn amber anchor apple apron autumn badge baker bamboo banjo barley basket beacon bedding berry bonnet
  bottle branch bridge bronze bucket butter button cabin camera candle canoe carpet castle cedar cherry chestnut
  circle clover coral corner cotton cradle crayon curtain cushion daisy dancer diamond dolphin domino dragon eagle
  elbow emerald engine envelope falcon feather fiddle finger flannel forest fossil fountain galaxy garden garlic ginger
  glider gravel guitar hammer harbour hazel helmet honey iceberg indigo island ivory jacket jigsaw jungle kettle
  kitten ladder lantern lemon library lizard magnet mango maple marble meadow mirror mitten monkey mustard napkin
  nectar nutmeg orchard otter paddle pancake parcel parrot pebble pencil pepper piano picnic pigeon pillow planet
  pocket poppy puffin pumpkin puzzle rabbit radish ribbon robin rocket saddle sailor salmon sandal scarlet scooter
`
  .trim()
  .split(/\s+/)
