/** A connection to the other tabs of the site. */
export interface TabChannel {
  /** Sends a message to the other tabs. Does nothing after `close`. */
  send(message: object): void
  close(): void
}

/** Opens a `BroadcastChannel`. In a browser or frame without it, `send` does nothing. */
export function openChannel(name: string, receive: (message: unknown) => void): TabChannel {
  let channel: BroadcastChannel | undefined
  try {
    channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }) => receive(data)
  } catch {
    // The constructor is missing in old browsers, and throws in frames with an opaque origin.
  }
  return {
    send: (message) => channel?.postMessage(message),
    close() {
      channel?.close()
      channel = undefined
    },
  }
}
