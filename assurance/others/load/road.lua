-- Asks what stands in a file, request by request: its length in ten digits, then its bytes. Tells what came as JSON.
local requests, nth = {}, 0

function init(args)
  local file = assert(io.open(args[1], "rb"))
  local length = file:read(10)
  while length do
    requests[#requests + 1] = file:read(tonumber(length))
    length = file:read(10)
  end
  file:close()
end

function request()
  nth = nth % #requests + 1
  return requests[nth]
end

function done(summary, latency)
  local broken = summary.errors
  io.write(string.format('{"answers":%d,"seconds":%f,"p50":%f,"refused":%d,"broken":%d}\n', summary.requests,
    summary.duration / 1e6, latency:percentile(50) / 1e3, broken.status,
    broken.connect + broken.read + broken.write + broken.timeout))
end
