// Output of the staff command line: results go to standard output, everything else to standard error.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { safeJson, safeLine } from './safe-text'

export interface Output {
  print(text: string): Promise<void>
  printJson(value: unknown): Promise<void>
  /** Writes pieces as they arrive, with backpressure; returns early when the reader has closed the pipe. */
  stream(pieces: AsyncIterable<string>): Promise<void>
  /** One line for the person at the terminal. */
  note(line: string): void
}

export function createOutput(stdout: NodeJS.WriteStream = process.stdout): Output {
  const { stderr } = process
  // Resolves once the reader has taken the text: the program ends after its last output.
  const print = (text: string) =>
    new Promise<void>((resolve, reject) =>
      stdout.write(text, (error) => (error && !isReaderGone(error) ? reject(error) : resolve())),
    )
  async function stream(pieces: AsyncIterable<string>): Promise<void> {
    try {
      await pipeline(Readable.from(pieces, { highWaterMark: 1 }), stdout, { end: false })
      await print('')
    } catch (error) {
      if (!isReaderGone(error)) throw error
    }
  }
  // `| head` closes the pipe early, which is not a failure. Errors after the last byte of a stream have no other
  // listener.
  for (const each of [stdout, stderr]) each.on('error', () => undefined)
  return {
    stream,
    print,
    printJson: (value) => print(`${safeJson(value, 2)}\n`),
    note: (line) => void stderr.write(`${safeLine(line)}\n`),
  }
}

function isReaderGone(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'].includes(String(code))
}
