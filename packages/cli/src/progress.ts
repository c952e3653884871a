// A progress bar on a terminal; silence anywhere else.

const WIDTH = 40

type Screen = { readonly isTTY?: boolean; write(text: string): unknown }

export function showProgress(total: number, screen: Screen = process.stderr, everyMs = 100) {
  let next = performance.now() + everyMs
  let isShown = false
  return {
    at(done: number): void {
      if (screen.isTTY !== true || performance.now() < next) return
      next = performance.now() + everyMs
      isShown = true
      const filled = Math.floor((done / total) * WIDTH)
      screen.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${total}`)
    },
    clear(): void {
      if (isShown) screen.write('\r\u001b[K')
    },
  }
}
