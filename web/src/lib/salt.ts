/** A seat's share of the luck: 32 random bytes that this browser draws itself, as hex. */
export function drawSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An id of this browser's own for a message, so that it may be sent twice and count once. */
export function drawId(): string {
  return drawSalt().slice(0, 24);
}
