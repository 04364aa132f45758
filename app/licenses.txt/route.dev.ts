/** Only a build can list its packages (build/licences.ts). */
export function GET() {
  return new Response('npm run build writes this file, from what it ships.\n');
}
