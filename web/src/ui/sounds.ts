// The sounds of a game, made when they are needed: wood on wood, a small bell for check, a gong for the end.

/** What can be heard. */
export type Sound = 'move' | 'capture' | 'check' | 'end'

/** Something struck: partials in hertz with their loudness, and how many seconds they ring. */
interface Struck {
  partials: readonly (readonly [hertz: number, loudness: number])[]
  ring: number
  /** How loud the blow itself is, which is noise. */
  blow: number
  /** Seconds after the beginning. */
  after?: number
}

const knock: Struck = { partials: [[196, 0.5], [412, 0.22], [790, 0.08]], ring: 0.09, blow: 0.35 }
const sounds: Readonly<Record<Sound, readonly Struck[]>> = {
  move: [knock],
  capture: [knock, { partials: [[147, 0.6], [331, 0.25]], ring: 0.12, blow: 0.45, after: 0.055 }],
  check: [knock, { partials: [[1318, 0.16], [2794, 0.07], [4186, 0.03]], ring: 0.7, blow: 0, after: 0.04 }],
  end: [{ partials: [[110, 0.4], [164, 0.22], [233, 0.2], [311, 0.12], [449, 0.08]], ring: 2.6, blow: 0.08 }],
}

let context: AudioContext | null = null

/** Plays a sound. A browser lets a page be heard only once somebody has touched it; what came before is not made up for. */
export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => {})
  for (const struck of sounds[sound]) strike(context, struck)
}

function strike(context: AudioContext, { partials, ring, blow, after = 0 }: Struck): void {
  const begin = context.currentTime + after
  for (const [hertz, loudness] of partials) {
    const tone = context.createOscillator()
    tone.frequency.value = hertz
    tone.connect(fading(context, loudness * 0.5, begin, ring))
    tone.start(begin)
    tone.stop(begin + ring)
  }
  if (blow === 0) return
  const length = Math.ceil(context.sampleRate * 0.03)
  const noise = context.createBuffer(1, length, context.sampleRate)
  noise.getChannelData(0).forEach((_, at, samples) => (samples[at] = Math.random() * 2 - 1))
  const hit = context.createBufferSource()
  hit.buffer = noise
  const wood = context.createBiquadFilter()
  wood.type = 'bandpass'
  wood.frequency.value = 1100
  hit.connect(wood).connect(fading(context, blow, begin, 0.03))
  hit.start(begin)
}

/** A volume that falls from `loudness` to nothing. */
function fading(context: AudioContext, loudness: number, begin: number, ring: number): GainNode {
  const volume = context.createGain()
  volume.gain.setValueAtTime(loudness, begin)
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + ring)
  volume.connect(context.destination)
  return volume
}
