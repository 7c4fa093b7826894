/** Whether a name is a country's English name, or a spelling of "UK". */
export const isCountry = (name: string): boolean => countries.has(name.toLowerCase())

/** Whether a name is a British county, or used like one in an address. */
export const isCounty = (name: string): boolean => county.test(name)

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' })

const countries: ReadonlySet<string> = new Set([
  ...letters
    .flatMap((first) => letters.map((second) => names.of(first + second)))
    .flatMap((name) => name?.toLowerCase() ?? []),
  ...[
    'uk',
    'u.k.',
    'gb',
    'great britain',
    'britain',
    'england',
    'scotland',
    'wales',
    'cymru',
    'northern ireland',
  ],
])

/** Ends in "shire", begins with "County", or is one of the others; may have a prefix such as "North". */
const county = new RegExp(
  [
    String.raw`shire$`,
    String.raw`^(county|co\.?)\s`,
    `^((north|south|east|west|mid|n|s|e|w)\\.?\\s)?(${[
      'Anglesey|Angus|Argyll|Argyll and Bute|Avon|Blaenau Gwent|Caithness|Ceredigion|Cleveland|Clwyd|Cornwall|Cumbria|Devon',
      'Dorset|Dumfries and Galloway|Dyfed|East Riding|Essex|Fermanagh|Fife|Glamorgan|Greater London',
      'Greater Manchester|Gwent|Gwynedd|Highlands?|Humberside|Isle of (Anglesey|Wight)|Kent|Lothian|Merseyside',
      'Middlesex|Midlands|Midlothian|Moray|Norfolk|Northumberland|Orkney|Powys|Rutland|Scottish Borders|Shetland',
      'Somerset|Strathclyde|Suffolk|Surrey|Sussex|Sutherland|Tayside|Tyne and Wear|Tyrone|Vale of Glamorgan',
      'Western Isles',
    ].join('|')})$`,
  ].join('|'),
  'i',
)
