// Small synthesized sounds: a few tones each, no files.

type Tone = {
  readonly at: number
  readonly pitch: number
  readonly length: number
  readonly wave?: OscillatorType
}

const SOUNDS = {
  yourTurn: [
    { at: 0, pitch: 523, length: 0.12 },
    { at: 0.11, pitch: 784, length: 0.22 },
  ],
  place: [{ at: 0, pitch: 180, length: 0.09, wave: 'triangle' }],
  card: [{ at: 0, pitch: 900, length: 0.03, wave: 'square' }],
  gain: [
    { at: 0, pitch: 1175, length: 0.05 },
    { at: 0.05, pitch: 1568, length: 0.07 },
  ],
  clash: [
    { at: 0, pitch: 110, length: 0.25, wave: 'sawtooth' },
    { at: 0.08, pitch: 82, length: 0.3, wave: 'sawtooth' },
  ],
  triumph: [
    { at: 0, pitch: 392, length: 0.18 },
    { at: 0.16, pitch: 494, length: 0.18 },
    { at: 0.32, pitch: 587, length: 0.18 },
    { at: 0.48, pitch: 784, length: 0.45 },
  ],
} as const satisfies { readonly [name: string]: readonly Tone[] }

/** What can be heard of an event. */
export type Sound = keyof typeof SOUNDS

const LOUDNESS = 0.06

let context: AudioContext | undefined

export function play(sound: Sound): void {
  context ??= new AudioContext()
  const tones: readonly Tone[] = SOUNDS[sound]
  for (const { at, pitch, length, wave = 'sine' } of tones) {
    const start = context.currentTime + at
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = wave
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(LOUDNESS, start)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + length)
  }
}
