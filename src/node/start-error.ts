// Failures before a program serves: one line for the operator, exit code 1, no stack trace.

export class StartError extends Error {
  override name = 'StartError'
}

/** A dependency does not answer, perhaps only for now: a program that has a fallback for it carries on. */
export class UnavailableError extends StartError {
  override name = 'UnavailableError'
}

/** Runs `main`. Prints the message of a StartError, or the stack of any other error, and exits 1. */
export function runProgram(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const text = error instanceof StartError ? error.message : error
    process.stderr.write(`${text instanceof Error ? text.stack : text}\n`)
    process.exit(1)
  })
}
