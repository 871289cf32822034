declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
declare module "*.txt" {
  const text: string;
  export default text;
}
declare module "*/server/index.js";
declare module "react-dom/server.node" {
  export { renderToPipeableStream } from "react-dom/server";
}
